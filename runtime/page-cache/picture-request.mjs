import { readPageRequest } from './page-request.mjs'

/** The address of an uploaded picture: PICTURE in src/features/staff/server/api-guard.ts. */
const PICTURE = /^\/api\/media\/file\/[^/?]+(\?|$)/

/**
 * Parses a request for a picture. A public one is the same for every visitor, whatever the query is, and is sent
 * whole to those who ask for a part.
 * @param {import('node:http').IncomingMessage} request
 * @returns {import('./page-request.mjs').PageRequest | null} null: no picture, or an editor's preview
 */
export function readPictureRequest(request) {
  if (!PICTURE.test(request.url)) return null
  const page = readPageRequest(request, () => '')
  return page && Object.keys(page.headers).length === 0 ? page : null
}

/** @param {import('./page-request.mjs').PageRequest} page */
export function isPicture({ path }) {
  return PICTURE.test(path)
}
