// Light, dark, or as the system has it: the reader's choice, kept where the browser keeps anything.
"use strict";

(() => {
  const key = "conform-theme";
  const themes = ["auto", "light", "dark"];
  const root = document.documentElement;

  // Whatever a browser forbids here, the page is shown as the system has it.
  const kept = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const keep = (theme) => {
    try {
      if (theme === "auto") localStorage.removeItem(key);
      else localStorage.setItem(key, theme);
    } catch {
      // It holds for this page alone.
    }
  };
  const known = (theme) => (themes.includes(theme) ? theme : "auto");
  const show = (theme) => {
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
  };

  const makeSwitch = () => {
    const tools = document.querySelector("header.site .tools");
    if (!tools || tools.querySelector(".theme")) return;
    const choice = document.createElement("select");
    const titles = { auto: say("themeAuto"), light: say("themeLight"), dark: say("themeDark") };
    for (const [theme, title] of Object.entries(titles)) {
      choice.append(new Option(title, theme));
    }
    choice.value = root.dataset.theme ?? "auto";
    choice.addEventListener("change", () => {
      show(choice.value);
      keep(choice.value);
    });
    addEventListener("storage", (event) => {
      if (event.key !== key && event.key !== null) return;
      choice.value = known(event.newValue);
      show(choice.value);
    });
    const label = document.createElement("label");
    label.className = "theme";
    label.append(say("theme"), " ", choice);
    tools.append(label);
  };

  show(known(kept()));
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", makeSwitch, { once: true });
  } else {
    makeSwitch();
  }
})();
