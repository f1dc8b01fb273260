import { join } from 'node:path'
import { HTTP_FOLDER } from './next/names.mjs'
import { readPrerenderedRoutes } from './next/prerendered-routes.mjs'
import { completeHeaders } from './answer-headers.mjs'
import { STREAMED_POLICY } from './content-security-policy.mjs'
import { handleInContext } from './http-server.mjs'
import { createPageCache } from './page-cache/page-cache.mjs'
import { readPageRequest } from './page-cache/page-request.mjs'
import { isPicture, readPictureRequest } from './page-cache/picture-request.mjs'
import { readSearchRequest } from './page-cache/search-request.mjs'
import { createPageRenderer } from './page-cache/render-page.mjs'
import { sendStored } from './page-cache/stored-response.mjs'
import { isRead, refuseMethod } from './read-methods.mjs'
import { createStaticFiles, decodedPathOf } from './static-files.mjs'

/** @typedef {ReturnType<typeof createResponseMemory>} ResponseMemory */

/**
 * Creates the part of a production server that answers from memory: prerendered pages, searches, public pictures and static files.
 * @param {{ folder: string, handle: import('node:http').RequestListener }} options the build, absolute, and Next
 */
export function createResponseMemory({ folder, handle }) {
  const { isPrerendered, isFile, relevantQuery } = readPrerenderedRoutes(folder)
  const files = createStaticFiles(join(folder, HTTP_FOLDER))
  const pages = createPageCache({
    render: createPageRenderer((request, response) => {
      completeHeaders(response, { url: request.url, policy: STREAMED_POLICY })
      return handleInContext(handle, request, response)
    }),
  })

  /** Answers a request whose response is in memory. @returns {boolean} whether it did */
  function sendFromMemory(request, response) {
    const stored = files.find(request) ?? findPage(request)
    if (!stored) return false
    sendStored(request, response, stored)
    return true
  }

  function findPage(request) {
    if (!pages.isOpen()) return null
    const page = readOwnRequest(request) ?? readPageRequest(request, relevantQuery)
    return page && pages.find(page.key)
  }

  /** Renders a page or reads a file, for this and later requests. @returns {boolean} whether the request is for one */
  function render(request, response) {
    if (files.has(request)) {
      files.answer(request, response)
      return true
    }
    // Next stores its refusal of a method as the file itself, and answers the next visitors with it.
    if (!isRead(request) && isFile(decodedPathOf(request.url))) {
      refuseMethod(response)
      return true
    }
    const page = pages.isOpen() ? readRenderedRequest(request) : null
    if (!page) return false
    pages.load(page).then(
      (stored) => {
        // Staff may open pictures that visitors may not.
        if (stored.status !== 200 && isPicture(page)) handleInContext(handle, request, response)
        else sendStored(request, response, stored)
      },
      () => handleInContext(handle, request, response),
    )
    return true
  }

  function readRenderedRequest(request) {
    const own = readOwnRequest(request)
    if (own) return own
    const page = readPageRequest(request, relevantQuery)
    return page && isPrerendered(page.path) ? page : null
  }

  return { sendStored: sendFromMemory, render, pages }
}

function readOwnRequest(request) {
  return readSearchRequest(request) ?? readPictureRequest(request)
}
