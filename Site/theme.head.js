// Light, dark, or as the system has it: the reader's choice, kept where the browser keeps anything.
const key = "conform-theme";
const root = document.documentElement;

// Whatever a browser forbids here, the page is shown as the system has it.
const show = (theme) => {
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
  const choice = document.querySelector(".theme select");
  if (choice) choice.value = root.dataset.theme ?? "auto";
  return choice;
};

root.dataset.scripted = "";
show(conform.attempt(() => localStorage.getItem(key)));
document.addEventListener("DOMContentLoaded", () => {
  const choice = show(root.dataset.theme);
  choice?.addEventListener("change", () => {
    show(choice.value);
    conform.attempt(() => localStorage.setItem(key, choice.value));
  });
});
