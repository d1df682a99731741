// Light, dark, or as the system has it: the reader's choice, kept where the browser keeps anything.
const key = "conform-theme";
const root = document.documentElement;

// Whatever a browser forbids here, the page is shown as the system has it.
const { attempt } = conform;
const show = (theme) => {
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
};

root.dataset.scripted = "";
show(attempt(() => localStorage.getItem(key)));
document.addEventListener("DOMContentLoaded", () => {
  const choice = document.querySelector(".theme select");
  if (!choice) return;
  choice.value = root.dataset.theme ?? "auto";
  choice.addEventListener("change", () => {
    show(choice.value);
    attempt(() => localStorage.setItem(key, choice.value));
  });
  addEventListener("storage", (event) => {
    if (event.key !== key && event.key !== null) return;
    show(event.newValue);
    choice.value = root.dataset.theme ?? "auto";
  });
});
