/**
 * Request headers for communication between parts of Next, which trusts them. The one of prerendering carries an id of the build,
 * which is public in a published image.
 */
const OWN = /^(x-prerender-|x-middleware-|x-invoke-|x-now-|x-matched-path$|x-next-|x-nextjs-data$|next-resume$)/

/** Returns whether a request header would let a client pose as Next itself. The router's headers are not among them. */
export function isOwnHeader(name) {
  return OWN.test(name)
}

/** Next appends the headers of a cached redirect to those already set, but there must be only one Location. */
export function sendOneLocation(response) {
  const location = response.getHeader('location')
  if (Array.isArray(location)) response.setHeader('location', location[0])
}
