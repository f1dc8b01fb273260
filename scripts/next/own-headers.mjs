/** What Next's parts tell each other in headers of a request, as if nobody outside could write them. */
const OWN = /^(x-middleware-|x-invoke-|x-now-|x-matched-path$|x-next-|x-nextjs-data$|next-resume$)/

/** Whether a request's header is one by which a client could pose as Next itself. The router's headers are not. */
export function isOwnHeader(name) {
  return OWN.test(name)
}

/** Next appends the headers of a kept redirect to the ones it has set already: one Location is meant. */
export function sendOneLocation(response) {
  const location = response.getHeader('location')
  if (Array.isArray(location)) response.setHeader('location', location[0])
}
