const CLASSES = [
  ['static', /^\/(_next\/static|_next\/image|icon|favicon|share|fonts|robots\.txt|sitemap)/],
  ['form', /^\/forms\//],
  ['search', /^\/search(\?|$)/],
  ['api', /^\/api\//],
  ['staff', /^\/(staff|admin|form-submissions)(\/|\?|$)/],
  ['member', /^\/(members|film-room|family|coach|login|enrol|registration-status)(\/|\?|$)/],
  ['internal', /^\/internal\//],
]

/** Returns the class of an address: metrics never contain addresses, which may be private links. @param {string} url */
export function classOf(url) {
  return CLASSES.find(([, pattern]) => pattern.test(url))?.[0] ?? 'page'
}
