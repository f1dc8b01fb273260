import sharp from 'sharp'

/** In every payload; no stored file may contain it. */
export const MARK = '/*corpus-mark*/'

export type CorpusFile = { name: string; type: string; bytes: Buffer }

const SCRIPT = `<script>${MARK}</script>`
const TEXTS: Record<string, string> = {
  svg: `<svg xmlns="http://www.w3.org/2000/svg" onload="${MARK}">${SCRIPT}</svg>`,
  'svg with an entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;${MARK}</svg>`,
  html: `<!doctype html>${SCRIPT}`,
  php: `<?php ${MARK} ?>`,
  js: `alert(1)${MARK}`,
  xml: `<?xml version="1.0"?><a>${MARK}</a>`,
  json: `{"a":"${MARK}"}`,
  eps: `%!PS-Adobe-3.0 EPSF-3.0 ${MARK}`,
  pdf: `%PDF-1.7 ${MARK}`,
  csv: `=cmd|${MARK}`,
  url: `[InternetShortcut]\nURL=http://127.0.0.1/${MARK}`,
  mvg: `push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 0,0 'https://127.0.0.1/${MARK}'`,
}
const HEADS: Record<string, number[]> = {
  zip: [0x50, 0x4b, 3, 4],
  gzip: [0x1f, 0x8b, 8, 0],
  exe: [0x4d, 0x5a, 0x90, 0],
  elf: [0x7f, 0x45, 0x4c, 0x46],
  gif: [...Buffer.from('GIF89a'), 1, 0, 1, 0],
  bmp: [0x42, 0x4d, 0, 0],
  tiff: [0x49, 0x49, 0x2a, 0],
  ico: [0, 0, 1, 0],
  avif: [0, 0, 0, 0x20, ...Buffer.from('ftypavif')],
  mp4: [0, 0, 0, 0x18, ...Buffer.from('ftypmp42')],
  mp3: [0x49, 0x44, 0x33, 4],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [...Buffer.from('RIFF'), 0, 0, 0, 0, ...Buffer.from('WEBP')],
}
const DISGUISES = [
  ['photo.jpg', 'image/jpeg'],
  ['photo.png', 'image/png'],
  ['photo.php.webp', 'image/webp'],
] as const
const NAMES = [
  '../../etc/passwd.jpg',
  '..\\..\\boot.jpg',
  'a\u0000.php.jpg',
  'con.jpg',
  '.htaccess.jpg',
  `${'n'.repeat(300)}.jpg`,
]
const MORE_NAMES = [
  '\u202Egpj.exe.jpg',
  '<img src=x>.jpg',
  "'; drop table media; --.jpg",
  'a.jpg/../../b.jpg',
  '%2e%2e%2fx.jpg',
  'x.jpg\r\nX-Y: z',
]

/** Files that are no pictures, in three disguises, and real pictures with hostile names or a payload. */
export async function uploadCorpus(): Promise<CorpusFile[]> {
  const picture = await sharp({ create: { width: 32, height: 24, channels: 3, background: '#ff5420' } })
    .jpeg()
    .toBuffer()
  const bodies = [
    ...Object.values(TEXTS).map((text) => Buffer.from(text)),
    ...Object.values(HEADS).map((head) => Buffer.concat([Buffer.from(head), Buffer.from(MARK.repeat(20))])),
  ]
  const disguised = bodies.flatMap((bytes) => DISGUISES.map(([name, type]) => ({ name, type, bytes })))
  const named = [...NAMES, ...MORE_NAMES].map((name) => ({ name, type: 'image/jpeg', bytes: picture }))
  const withPayload = [Buffer.concat([picture, Buffer.from(SCRIPT)]), await withComment(picture)]
  return [...disguised, ...named, ...withPayload.map((bytes) => ({ name: 'polyglot.jpg', type: 'image/jpeg', bytes }))]
}

/** A script in the picture's metadata. */
function withComment(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .withExif({ IFD0: { ImageDescription: SCRIPT, Copyright: SCRIPT } })
    .jpeg()
    .toBuffer()
}
