// An engine for Conform: it performs scripts on a framework, and reports what happened.
//
//     c++ -std=c++17 -o engine engine.cpp
//     conform --engine ./engine
//
// The first part is a stub. Put your framework in its place, then let `Stage` make its objects and
// carry out steps. The rest speaks the protocol and can stay as it is.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

// --- Your framework here ----------------------------------------------------------------------

struct Object {
  virtual ~Object() = default;
};

struct Responder : Object {
  virtual Responder *next() const { return nullptr; }
};

struct View : Responder {
  View *superview = nullptr;
  Responder *next() const override { return superview; }
};

struct Window : View {
  Responder *application = nullptr;
  Responder *next() const override { return application; }
};

struct Application : Responder {
  Responder *delegate = nullptr;
  Responder *next() const override { return delegate; }
};

// --- JSON: what a script is made of -------------------------------------------------------------

// A value of JSON. A field that is absent is null, and so is what an index is beyond the end.
struct Json {
  enum class Kind { null, truth, number, text, array, object };

  Kind kind = Kind::null;
  bool truth = false;
  double number = 0;
  std::string text;
  std::vector<Json> items;         // Of an array, or the values of an object's fields.
  std::vector<std::string> names;  // Of an object's fields.

  bool has(const std::string &name) const { return (*this)[name].kind != Kind::null; }

  const Json &operator[](const std::string &name) const {
    static const Json absent;
    for (std::size_t index = 0; index < names.size(); index++)
      if (names[index] == name) return items[index];
    return absent;
  }
};

class JsonReader {
 public:
  explicit JsonReader(const std::string &line) : rest(line.c_str()) {}

  Json value() {
    Json json;
    switch (peek()) {
      case '{': json.kind = Json::Kind::object; members(json, '}'); break;
      case '[': json.kind = Json::Kind::array; members(json, ']'); break;
      case '"': json.kind = Json::Kind::text; json.text = string(); break;
      case 't': word("true"); json.kind = Json::Kind::truth; json.truth = true; break;
      case 'f': word("false"); json.kind = Json::Kind::truth; break;
      case 'n': word("null"); break;
      default: json.kind = Json::Kind::number; json.number = number();
    }
    return json;
  }

 private:
  const char *rest;

  // Skips spaces, and returns the next character without consuming it.
  char peek() {
    while (*rest == ' ' || *rest == '\t' || *rest == '\n' || *rest == '\r') rest++;
    return *rest;
  }

  bool skip(char wanted) {
    if (peek() != wanted) return false;
    rest++;
    return true;
  }

  void expect(char wanted) {
    if (!skip(wanted)) throw std::runtime_error(std::string("no ") + wanted + " at: " + rest);
  }

  void word(const char *letters) {
    for (; *letters; letters++, rest++)
      if (*rest != *letters) throw std::runtime_error(std::string("no JSON: ") + rest);
  }

  // Reads the elements of an array, or the fields of an object, with what encloses them.
  void members(Json &json, char end) {
    rest++;
    if (skip(end)) return;
    do {
      if (json.kind == Json::Kind::object) {
        peek();
        json.names.push_back(string());
        expect(':');
      }
      json.items.push_back(value());
    } while (skip(','));
    expect(end);
  }

  double number() {
    char *end = nullptr;
    double number = std::strtod(rest, &end);
    if (end == rest) throw std::runtime_error(std::string("no JSON: ") + rest);
    rest = end;
    return number;
  }

  std::string string() {
    std::string text;
    expect('"');
    while (*rest != '"') {
      if (!*rest) throw std::runtime_error("a string does not end");
      if (*rest != '\\') {
        text += *rest++;
        continue;
      }
      rest++;
      switch (char letter = *rest++) {
        case 'b': text += '\b'; break;
        case 'f': text += '\f'; break;
        case 'n': text += '\n'; break;
        case 'r': text += '\r'; break;
        case 't': text += '\t'; break;
        case 'u': append(scalar(), text); break;
        default: text += letter;
      }
    }
    rest++;
    return text;
  }

  // Reads the digits of \u, and those of the second half where a character has two.
  std::uint32_t scalar() {
    std::uint32_t first = digits();
    if (first < 0xD800 || first > 0xDBFF) return first;
    word("\\u");
    return 0x10000 + ((first - 0xD800) << 10) + (digits() - 0xDC00);
  }

  std::uint32_t digits() {
    std::string four;
    while (four.size() < 4 && *rest) four += *rest++;
    return static_cast<std::uint32_t>(std::stoul(four, nullptr, 16));
  }

  static void append(std::uint32_t scalar, std::string &text) {
    auto byte = [&](std::uint32_t value) { text += static_cast<char>(value); };
    if (scalar < 0x80) return byte(scalar);
    if (scalar < 0x800) {
      byte(0xC0 | scalar >> 6);
    } else if (scalar < 0x10000) {
      byte(0xE0 | scalar >> 12);
      byte(0x80 | (scalar >> 6 & 0x3F));
    } else {
      byte(0xF0 | scalar >> 18);
      byte(0x80 | (scalar >> 12 & 0x3F));
      byte(0x80 | (scalar >> 6 & 0x3F));
    }
    byte(0x80 | (scalar & 0x3F));
  }
};

// The text as a string of JSON: say "hi" becomes "say \"hi\"".
std::string quoted(const std::string &text) {
  std::string json = "\"";
  for (unsigned char byte : text) {
    char escape[8];
    if (byte == '"' || byte == '\\') {
      json += {'\\', static_cast<char>(byte)};
    } else if (byte < 0x20) {
      std::snprintf(escape, sizeof escape, "\\u%04x", byte);
      json += escape;
    } else {
      json += static_cast<char>(byte);
    }
  }
  return json + "\"";
}

// Elements of JSON as an array.
std::string array(const std::vector<std::string> &elements) {
  std::string json = "[";
  for (const std::string &element : elements) json += (json.size() > 1 ? "," : "") + element;
  return json + "]";
}

// --- The stage: from the words of a script to objects of the framework, and back ------------------

struct Call {
  const Object *receiver;
  std::string message, fingers;
};

std::vector<Call> calls;  // Those of the current step.

// Records a call; the fingers are an array of JSON, such as "[1]". Where events call a method of the
// framework, override it to record that, and make objects of the subclass in `kinds`:
//
//     struct RecordedView : View {
//       void touchesBegan(const Touches &touches) override {
//         record(this, "touchesBegan(_:with:)", touches.fingers());
//         View::touchesBegan(touches);
//       }
//     };
void record(const Object *receiver, const std::string &message, const std::string &fingers = "") {
  calls.push_back({receiver, message, fingers});
}

template <class Made>
std::unique_ptr<Object> make() {
  return std::make_unique<Made>();
}

const std::map<std::string, std::unique_ptr<Object> (*)()> kinds = {
    {"application", make<Application>},
    {"application delegate", make<Responder>},
    {"responder", make<Responder>},
    {"window", make<Window>},
    {"view", make<View>},
    {"object", make<Object>},
};

// Thrown where a script wants what the framework has not: the scenario is then skipped.
struct Lacking : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The objects of one script.
class Stage {
 public:
  explicit Stage(const Json &rows) {
    for (const Json &row : rows.items) {
      auto kind = kinds.find(row["kind"].text);
      if (kind == kinds.end() || row.has("viewOf") || row.has("presentedBy"))
        throw Lacking("the framework has no " + row["kind"].text + " like " + row["name"].text);
      objects[row["name"].text] = kind->second();
    }
    for (const Json &row : rows.items) place(find(row["name"]), find(row["in"]));
  }

  // Carries out one step, and returns its record: the calls, and the answer to a question.
  std::string perform(const Json &step) {
    calls.clear();
    if (step["ask"].text == "next") {
      auto *responder = dynamic_cast<Responder *>(find(step["of"]));
      if (!responder) throw Lacking(step["of"].text + " is no responder");
      return "{\"answer\":{\"responder\":" + name(responder->next()) + "}}";
    }
    for (const char *form : {"set", "change", "do", "ask"})  // Yours before these lines.
      if (step.has(form)) throw Lacking("the engine does not know the step " + step[form].text);
    return "{\"calls\":" + recorded() + "}";
  }

 private:
  std::map<std::string, std::unique_ptr<Object>> objects;

  // The calls as JSON; what is not on the stage is left out.
  std::string recorded() const {
    std::vector<std::string> elements;
    for (const Call &call : calls) {
      if (name(call.receiver) == "null") continue;
      std::string fields = "\"receiver\":" + name(call.receiver) + ",\"message\":" + quoted(call.message);
      if (!call.fingers.empty()) fields += ",\"fingers\":" + call.fingers;
      elements.push_back("{" + fields + "}");
    }
    return array(elements);
  }

  Object *find(const Json &name) const {
    auto found = objects.find(name.text);
    return found == objects.end() ? nullptr : found->second.get();
  }

  // The name of an object as JSON; what is not on the stage is left out.
  std::string name(const Object *wanted) const {
    for (const auto &[name, object] : objects)
      if (object.get() == wanted) return quoted(name);
    return "null";
  }

  static void place(Object *child, Object *parent) {
    if (auto *window = dynamic_cast<Window *>(child))
      window->application = dynamic_cast<Responder *>(parent);
    else if (auto *view = dynamic_cast<View *>(child))
      view->superview = dynamic_cast<View *>(parent);
    else if (auto *application = dynamic_cast<Application *>(parent))
      application->delegate = dynamic_cast<Responder *>(child);
  }
};

// --- The protocol: lines of JSON over standard input and output ------------------------------------

// What the engine claims, and is asked for. The protocol's page lists the features.
std::string hello() {
  std::vector<std::string> names;
  for (const auto &kind : kinds) names.push_back(quoted(kind.first));
  return R"({"type":"hello","protocol":1,"engine":{"name":"Mine","version":"0.1","language":"C++",)"
         R"("features":["responder-chain"],"kinds":)" + array(names) + "}}";
}

// Where the script broke; an exception of C++ does not say which lines led to it.
std::string place(const Json &steps, std::size_t performed) {
  if (performed == 0) return "on the stage";
  const Json &step = steps.items[performed - 1];
  for (const char *form : {"set", "change", "do", "ask"})
    if (step.has(form))
      return "in step " + std::to_string(performed) + ", " + form + " " + step[form].text;
  return "in step " + std::to_string(performed);
}

std::string reply(const Json &rows, const Json &steps) {
  std::size_t performed = 0;
  try {
    Stage stage(rows);
    std::vector<std::string> records;
    for (const Json &step : steps.items) {
      performed++;
      records.push_back(stage.perform(step));
    }
    return "\"type\":\"observed\",\"records\":" + array(records);
  } catch (const Lacking &lack) {
    return "\"type\":\"skipped\",\"reason\":" + quoted(lack.what());
  } catch (const std::exception &error) {
    return "\"type\":\"errored\",\"message\":" + quoted(place(steps, performed) + ": " + error.what());
  }
}

int main() {
  // Standard output is kept for the protocol: what the framework prints goes to standard error.
  std::FILE *output = fdopen(dup(1), "w");
  dup2(2, 1);
  std::map<int, Json> stages;
  for (std::string line; std::getline(std::cin, line);) {
    Json request = JsonReader(line).value();
    std::string type = request["type"].text, answer;
    int id = static_cast<int>(request["id"].number);
    if (type == "bye") break;
    if (type == "stage") {
      stages[id] = request["responders"];
      continue;
    }
    if (type == "hello")
      answer = hello();
    else
      answer = "{\"id\":" + std::to_string(id) + "," +
               reply(stages[static_cast<int>(request["stage"].number)], request["steps"]) + "}";
    std::fprintf(output, "%s\n", answer.c_str());
    std::fflush(output);
  }
  return 0;
}
