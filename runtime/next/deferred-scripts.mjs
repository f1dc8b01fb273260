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

/** When a paint is never reported, in milliseconds after the styles have loaded. */
const LONGEST_WAIT = 2_000

// The first contentful paint is reported once its frame is on the screen. A callback of an animation frame comes before that, and
// the first scripts would share the connection with the fonts of that paint. A page without a heading is a shell that its
// scripts fill: it paints nothing without them.
function loader(sources) {
  const run = `function run(){${JSON.stringify(sources)}.forEach(function(u){var s=document.createElement("script");s.async=true;s.src=u;document.head.appendChild(s)})}`
  const once = 'var go=function(){go=function(){};run()};'
  const painted =
    'new PerformanceObserver(function(list,observer){if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();go()}}).observe({type:"paint",buffered:true})'
  const isReported = 'window.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).includes("paint")'
  const late = `setTimeout(function(){go()},${LONGEST_WAIT})`
  const nextFrame = 'requestAnimationFrame(function(){setTimeout(function(){go()})})'
  return `(function(){${run}${once}if(document.hidden||!document.querySelector("h1"))go();else if(${isReported}){${painted};${late}}else ${nextFrame}})()`
}
