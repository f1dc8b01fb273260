import { Worker } from 'node:worker_threads'

/** A picture as its points, four bytes each. */
export type Points = { data: Uint8ClampedArray; width: number; height: number }

// A large photograph takes seconds, so it is decoded in a thread of its own, and the site goes on answering.
const DECODE = `
  const { parentPort, workerData } = require('node:worker_threads')
  require('heic-decode')({ buffer: workerData }).then((points) => parentPort.postMessage(points))`

/** Decodes what phones photograph, which the library that shrinks pictures may not. @throws when it cannot be read */
export async function decodeHeic(bytes: Uint8Array): Promise<Points> {
  const worker = new Worker(DECODE, { eval: true, workerData: bytes })
  try {
    return await new Promise<Points>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  } finally {
    await worker.terminate()
  }
}
