/** Style of the reference page; it follows the reader's light or dark scheme. */
export const REFERENCE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 6rem; }
h1 { margin: 0; } h2 { margin-top: 3rem; text-transform: capitalize; } h3 { margin: 0; font-size: 1.05rem; } h4 { margin: 1rem 0 0.25rem; }
article { border: 1px solid light-dark(#ddd, #444); border-radius: 0.75rem; margin: 1rem 0; padding: 1rem 1.25rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } td { border-top: 1px solid light-dark(#eee, #333); padding: 0.35rem 0.75rem 0.35rem 0; vertical-align: top; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; } em { font-size: 0.8rem; font-style: normal; color: light-dark(#666, #aaa); }
pre { background: light-dark(#f5f4f2, #1c1b1a); border-radius: 0.5rem; overflow-x: auto; padding: 0.75rem 1rem; } pre code { overflow-wrap: normal; }
summary { cursor: pointer; } nav a { margin-inline-end: 0.75rem; } a { color: light-dark(#0b57d0, #8ab4f8); } p { margin: 0.35rem 0; } :target { outline: 2px solid; }
`;
