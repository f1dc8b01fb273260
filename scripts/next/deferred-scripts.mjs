const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g

/**
 * Lets a static page be painted before its scripts are fetched: on a phone's connection the words and their fonts have
 * all of it, and nothing in the page needs a script to be read. Where nobody looks yet nothing is painted, so there the
 * scripts come at once.
 * @param {string} html the whole document, as Next rendered it
 * @returns {string} the same document when nothing in it comes by itself
 */
export function fetchScriptsAfterPaint(html) {
  const scripts = [...html.matchAll(ASYNC_SCRIPT)]
  if (scripts.length === 0) return html
  const [start] = scripts.at(-1)
  const sources = scripts.map(([, source]) => source)
  return html
    .replaceAll(ASYNC_SCRIPT, (tag) => (tag === start ? `<script>${loader(sources)}</script>` : ''))
    .replaceAll(SCRIPT_PRELOAD, '')
}

function loader(sources) {
  return `(function(){function run(){${JSON.stringify(sources)}.forEach(function(src){var script=document.createElement("script");script.async=true;script.src=src;document.head.appendChild(script)})}if(document.hidden)run();else requestAnimationFrame(function(){setTimeout(run)})})()`
}
