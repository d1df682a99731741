// Puts a button beside the permalink of every scenario that copies the command that runs it again.
"use strict";

document.addEventListener("DOMContentLoaded", () => {
  const { make, address, eachTable } = globalThis.conform;
  if (!document.querySelector("table.scenarios") || document.querySelector("button.rerun")) return;
  const status = make("p", { class: "spoken", role: "status" });
  document.body.append(status);

  const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
  const command = (id) => `swift run conform --engine local --filter ${quoted(id)}`;

  const model = make("button", {
    type: "button", class: "rerun", lang: say.original && document.documentElement.lang,
  });
  eachTable((table) => {
    if (!table.classList.contains("scenarios")) return;
    for (const link of table.querySelectorAll(":is(caption, tr[id] > th) > a.permalink[href^='#']")) {
      const button = model.cloneNode();
      const id = address.place(link.hash);
      button.setAttribute("aria-label", say("copyRerun", { scenario: id }));
      button.title = command(id);
      const next = link.nextElementSibling;
      (next?.matches("button.copy") ? next : link).after(button);
    }
  });

  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element && target.closest("button.rerun");
    if (!button) return;
    try {
      await navigator.clipboard.writeText(button.title);
      status.textContent = say("rerunCopied", { command: button.title });
      button.classList.add("done");
      setTimeout(() => button.classList.remove("done"), 3000);
    } catch {
      // Where nothing can be copied, the command is shown and selected.
      const code = make("code", { class: "command" }, button.title);
      button.after(code);
      getSelection().selectAllChildren(code);
      button.addEventListener("blur", () => code.remove(), { once: true });
    }
  });
});
