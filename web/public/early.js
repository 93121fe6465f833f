// Before the first paint: the theme one has chosen, or the system's.
{
  let theme = "";
  try {
    theme = JSON.parse(localStorage.getItem("ludotheque.prefs") || "{}").theme || "";
  } catch {
    // a browser that keeps nothing
  }
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
