const READ_METHODS = ['GET', 'HEAD']

/** Returns whether a request only reads. @param {Pick<import('node:http').IncomingMessage, 'method'>} request */
export function isRead({ method }) {
  return READ_METHODS.includes(method)
}

/** Refuses a request that does not only read. @param {import('node:http').ServerResponse} response */
export function refuseMethod(response) {
  response.writeHead(405, { allow: READ_METHODS.join(', '), 'content-length': 0 }).end()
}
