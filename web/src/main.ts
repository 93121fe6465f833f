import { mount } from "svelte";
import "./app.css"; // before the games' colours, which come with the page
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
