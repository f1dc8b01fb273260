import { Worker } from 'node:worker_threads'

/** An image as raw pixels, four bytes each. */
export type Points = { data: Uint8ClampedArray; width: number; height: number }

// Decoding a large photograph takes seconds, so it runs in a worker thread and does not block the site.
const DECODE = `
  const { parentPort, workerData } = require('node:worker_threads')
  require('heic-decode')({ buffer: workerData }).then((points) => parentPort.postMessage(points))`

/** Decodes HEIC photographs from phones, which sharp's build cannot decode. @throws when the file cannot be read */
export async function decodeHeic(bytes: Uint8Array): Promise<Points> {
  const worker = new Worker(DECODE, { eval: true, workerData: bytes })
  try {
    return await new Promise<Points>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  } finally {
    await worker.terminate()
  }
}
