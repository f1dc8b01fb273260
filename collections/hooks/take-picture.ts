import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  FileUploadError,
  type PayloadRequest,
} from 'payload'
import { readFile, writeFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { tooLarge } from '@/lib/uploads'
import { nameUpload } from './name-upload'

// Decoding a large photograph takes seconds, so it runs in a worker thread and does not block the site.
const DECODE = `
  const { parentPort, workerData } = require('node:worker_threads')
  require('heic-decode')({ buffer: workerData }).then((points) => parentPort.postMessage(points))`

// A decoded picture needs four bytes per pixel: this limits memory for a small file that expands to gigabytes.
export const MAX_PIXELS = 120_000_000

const KINDS: Readonly<Record<string, string>> = { jpeg: '.jpg', png: '.png', webp: '.webp' }
const OTHER_KIND = 'Choose a photograph or drawing saved as JPEG, PNG, WebP or HEIC. This file is none of these.'
const UNREADABLE =
  'This picture cannot be read: it may be damaged or have arrived in part. Open it, save it as JPEG and choose it again.'

type File = NonNullable<PayloadRequest['file']>

/** Rejects files that are not supported pictures, and names the others by their alternative text. */
export const takePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const problem = tooLarge('media', req.file.size)
  if (problem) throw new APIError(problem, 413)
  const { data } = args as { data?: { alt?: unknown } }
  req.file.name = nameUpload(data?.alt, await kindOf(req.file, req))
  return args
}

/** Replaces Payload's generic upload error with one that tells staff what to do about an unreadable picture. */
export const explainUnreadablePicture: CollectionAfterErrorHook = ({ error }) =>
  error instanceof FileUploadError ? { response: { errors: [{ message: UNREADABLE }] } } : undefined

async function kindOf(file: File, req: PayloadRequest): Promise<string> {
  const { format, compression, width, height } = await readHead(file, req)
  const isHeic = format === 'heif' && compression === 'hevc'
  const extension = isHeic ? KINDS.jpeg : KINDS[format]
  if (!extension) throw new APIError(OTHER_KIND, 400)
  if (width * height > MAX_PIXELS) {
    throw new APIError(
      `This picture has ${width} by ${height} points, more than can be opened here. Save it smaller and choose it again.`,
      400,
    )
  }
  if (isHeic) await toJpeg(file, req)
  return extension
}

async function toJpeg(file: File, req: PayloadRequest): Promise<void> {
  const { data, width, height } = await decodeHeic(await bytesOf(file)).catch(() => {
    throw new APIError(UNREADABLE, 400)
  })
  const raw = { width, height, channels: 4 as const }
  const jpeg = await req.payload.config.sharp!(data, { raw }).jpeg({ quality: 95 }).toBuffer()
  if (file.tempFilePath) await writeFile(file.tempFilePath, jpeg)
  else file.data = jpeg
  Object.assign(file, { mimetype: 'image/jpeg', size: jpeg.length })
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return file.tempFilePath ? readFile(file.tempFilePath) : file.data
}

async function readHead(file: File, req: PayloadRequest) {
  try {
    return await req.payload.config.sharp!(file.tempFilePath || file.data, { limitInputPixels: false }).metadata()
  } catch {
    throw new APIError(OTHER_KIND, 400)
  }
}

/** An image as raw pixels, four bytes each. */
type Points = { data: Uint8ClampedArray; width: number; height: number }

/** Decodes HEIC photographs from phones, which sharp's build cannot decode. @throws when the file cannot be read */
async function decodeHeic(bytes: Uint8Array): Promise<Points> {
  const worker = new Worker(DECODE, { eval: true, workerData: bytes })
  try {
    return await new Promise<Points>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  } finally {
    await worker.terminate()
  }
}
