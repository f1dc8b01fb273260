const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g

/**
 * Delays the scripts of a static page until its first paint: on a phone's connection the text and its fonts then get the full
 * bandwidth, and no script is needed to read the page. In a background tab nothing is painted, so the scripts load at once.
 * @param {string} html the complete document, as rendered by Next
 * @returns {string} the unchanged document when it loads no scripts
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

// The first contentful paint is reported once its frame is on the screen. A callback of an animation frame comes before that, and
// the first scripts would share the connection with the fonts of that paint.
function loader(sources) {
  return `(function(){function run(){${JSON.stringify(sources)}.forEach(function(src){var script=document.createElement("script");script.async=true;script.src=src;document.head.appendChild(script)})}if(document.hidden)run();else if(window.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).includes("paint"))new PerformanceObserver(function(list,observer){if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();run()}}).observe({type:"paint",buffered:true});else requestAnimationFrame(function(){setTimeout(run)})})()`
}
