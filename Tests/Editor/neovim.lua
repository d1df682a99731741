-- What a writer does in neovim, step by step; each ends with what has to be seen.

local page = "Spec/hit-testing.md"
local patience = 20000

local function say(...) io.stdout:write(string.format(...), "\n") end

local function expect(what, condition)
  if not vim.wait(patience, condition, 10) then
    say("not seen: %s", what)
    vim.cmd("cquit 1")
  end
  say("seen: %s", what)
end

local function step(body)
  local ok, problem = xpcall(body, debug.traceback)
  if not ok then
    say("%s", problem)
    vim.cmd("cquit 1")
  end
end

local client

-- Returns the line, from 0, and the column of the first text like this.
local function find(text, from)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = number > (from or 0) and line:find(text, 1, true)
    if column then return number - 1, column - 1 end
  end
  error("no " .. text)
end

local function request(method, line, column, more)
  local params = vim.tbl_extend("force", {
    textDocument = { uri = vim.uri_from_bufnr(0) },
    position = { line = line or 0, character = column or 0 },
  }, more or {})
  local answer = vim.lsp.buf_request_sync(0, method, params, patience)
  local own = answer and answer[client]
  if not own or own.err then error(method .. ": " .. vim.inspect(answer)) end
  return own.result
end

local function contains(items, label)
  for _, item in ipairs(items) do
    if item.label == label then return true end
  end
  return false
end

step(function()
  vim.cmd("edit " .. page)
  client = vim.lsp.start_client({
    name = "conform", cmd = { vim.env.CONFORM, "language-server" }, root_dir = vim.fn.getcwd(),
  })
  vim.lsp.buf_attach_client(0, client)
  expect("the server is ready", function()
    local own = vim.lsp.get_client_by_id(client)
    return own and own.initialized
  end)

  -- Diagnostics appear and go.
  local row = find("| second branch second view")
  local line = vim.api.nvim_buf_get_lines(0, row, row + 1, false)[1]
  vim.api.nvim_buf_set_lines(0, row, row + 1, false, { (line:gsub("%d+ %d+", "1 ten", 1)) })
  expect("a diagnostic with its hint", function()
    local all = vim.diagnostic.get(0)
    return #all == 1 and all[1].lnum == row and all[1].message:find("does not fit", 1, true)
      and all[1].message:find("hint: ", 1, true)
  end)
  vim.api.nvim_buf_set_lines(0, row, row + 1, false, { line })
  expect("the diagnostic is gone", function() return #vim.diagnostic.get(0) == 0 end)

  -- A remedy.
  local branch = find("| branch ", find("## HIT-9 "))
  local right = vim.api.nvim_buf_get_lines(0, branch, branch + 1, false)[1]
  vim.api.nvim_buf_set_lines(0, branch, branch + 1, false, { (right:gsub("hidden", "hiddn", 1)) })
  local actions = request("textDocument/codeAction", branch, 0, {
    range = { start = { line = branch, character = 0 }, ["end"] = { line = branch, character = 1 } },
    context = { diagnostics = {} },
  })
  vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
  expect("a code action that corrects a word", function()
    return vim.api.nvim_buf_get_lines(0, branch, branch + 1, false)[1] == right
  end)

  -- Completion.
  local header = find("| when  ")
  local start = vim.api.nvim_buf_get_lines(0, header, header + 1, false)[1]:find("| when  ", 1, true)
  expect("completion of phrases in a cell after `when`", function()
    local items = request("textDocument/completion", header + 2, start + 1)
    return contains(items, "{view} is added to {view}")
  end)

  -- Hover, definition.
  local heading = find("## HIT-4 ")
  expect("hover on a clause", function()
    local hover = request("textDocument/hover", heading, 4)
    return hover and hover.contents.value:find("**HIT-4**", 1, true)
  end)
  local view = line:find("| E ", 1, true)
  local definition = request("textDocument/definition", row, view + 1)
  expect("the definition of a responder, in the table of the stage", function()
    local first = definition and definition.range.start.line or 0
    return vim.api.nvim_buf_get_lines(0, first, first + 1, false)[1]:match("^| E +| view +|")
  end)

  -- A lens runs a row, and shows the verdict.
  vim.lsp.codelens.refresh()
  expect("a lens on each row", function()
    for _, lens in ipairs(vim.lsp.codelens.get(0)) do
      if lens.range.start.line == branch then return lens.command.title == "Run" end
    end
    return false
  end)
  vim.api.nvim_win_set_cursor(0, { branch + 1, 2 })
  vim.lsp.codelens.run()
  expect("the verdict in the editor", function()
    for _, lens in ipairs(vim.lsp.codelens.get(0)) do
      if lens.command and lens.command.title == "Run · passed" then return true end
    end
    return false
  end)

  -- Renaming a row changes the redirects and the names of the translation.
  local edit = request("textDocument/rename", branch, 3, { newName = "a branch" })
  vim.lsp.util.apply_workspace_edit(edit, "utf-16")
  vim.cmd("silent wall")
  local function has(file, text)
    return table.concat(vim.fn.readfile(file), "\n"):find(text, 1, true) ~= nil
  end
  expect("the redirect of the old name", function()
    return has("Spec/redirects.txt", "HIT-9/branch -> HIT-9/a-branch")
  end)
  expect("the links in the pages and their translations", function()
    return has(page, "| a branch ") and not has(page, "HIT-9/branch")
      and (has("Spec/ko/names.txt", "\na-branch = ") or has("Spec/ko/names.txt", "HIT-9/a-branch = "))
  end)

  -- Formatting.
  vim.lsp.buf.formatting_sync(nil, patience)
  vim.cmd("silent write")
  expect("no diagnostic is left", function() return #vim.diagnostic.get(0) == 0 end)
  vim.lsp.stop_client(client)
  expect("the server has ended", function() return vim.lsp.get_client_by_id(client) == nil end)
  vim.cmd("qall!")
end)
