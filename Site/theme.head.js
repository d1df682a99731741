// Light, dark, or as the system has it: the reader's choice, kept where the browser keeps anything.
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

  const follow = () => {
    const choice = document.querySelector(".theme select");
    if (!choice) return;
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
  };

  root.dataset.scripted = "";
  show(known(kept()));
  document.addEventListener("DOMContentLoaded", follow);
})();
