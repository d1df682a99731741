// The switch to another language keeps the place on the page and what is chosen there.
const links = [...document.querySelectorAll("nav.languages a")];
const bare = new Map(links.map((link) => [link, link.getAttribute("href")]));
const follow = ({ currentTarget: link }) => {
  link.setAttribute("href", bare.get(link) + location.search + location.hash);
};
for (const link of links) {
  for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, follow);
}
