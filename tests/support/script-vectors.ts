/** What a vector would run. */
const RUN = '__ran()'

const TAGS = [
  ...['script', 'ScRiPt', 'script/x', 'script\t', 'script\n'].map((tag) => `<${tag}>${RUN}</script>`),
  ...['onerror', 'ONERROR', 'onerror\t', '/onerror', '\nonerror'].map((name) => `<img src=x ${name}=${RUN}>`),
  ...['"', "'", '`'].map((quote) => `<img src=x onerror=${quote}${RUN}${quote}>`),
  ...['svg', 'body', 'iframe', 'style', 'object'].map((tag) => `<${tag} onload=${RUN}>`),
  ...['input', 'select', 'textarea', 'button', 'keygen'].map((tag) => `<${tag} autofocus onfocus=${RUN}>`),
  ...['video', 'audio', 'source', 'track', 'embed'].map((tag) => `<${tag} src=x onerror=${RUN}>`),
  ...['details open ontoggle', 'marquee onstart', 'dialog open onclose', 'math onclick', 'form oninput'].map(
    (start) => `<${start}=${RUN}>x`,
  ),
]
const BREAKOUTS = [
  ...['"', "'", '`', '">', "'>", '-->', ']]>', '</textarea>', '</title>', '</style>', '</script>', '</noscript>'].map(
    (end) => `${end}<img src=x onerror=${RUN}>`,
  ),
  `" onmouseover="${RUN}" x="`,
  `' autofocus onfocus='${RUN}' x='`,
  `</script><script>${RUN}//`,
  `\\u003cimg src=x onerror=${RUN}\\u003e`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `%3Cimg%20src%3Dx%20onerror%3D${RUN}%3E`,
]
const ADDRESSES = [
  ...['javascript:', 'JaVaScRiPt:', 'java\tscript:', 'javascript&colon;', 'data:text/html,<script>'].map(
    (start) => `[link](${start}${RUN})`,
  ),
  `<a href="javascript:${RUN}">x</a>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//">`,
]
const TEMPLATES = [
  `{{constructor.constructor('${RUN}')()}}`,
  '${' + RUN + '}',
  `<%= ${RUN} %>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><script>${RUN}</script></svg>`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<template><script>${RUN}</script></template>`,
]

/** Texts that run a script where a page prints them unescaped. */
export const SCRIPT_VECTORS: readonly string[] = [...TAGS, ...BREAKOUTS, ...ADDRESSES, ...TEMPLATES]
