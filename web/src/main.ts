import { mount } from "svelte";
import "./app.css"; // before the games' colours, which come with the page
import App from "./App.svelte";
import * as api from "./lib/api.ts";
import { words } from "./lib/text.svelte.ts";

// Every page wants these: they are on their way while it is made.
void api.shelf().catch(() => {});
void words.load().catch(() => {});

mount(App, { target: document.getElementById("app")! });
