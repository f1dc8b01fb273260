import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib'

type Font = { letters: ReadonlyMap<number, string>; digits: number }

const NO_FONT: Font = { letters: new Map(), digits: 4 }
// Standard PDF fonts are not embedded and have no mapping table: each byte is a Western (Latin) character.
const STANDARD_FONT: Font = {
  letters: new Map(Array.from({ length: 256 }, (_, code) => [code, String.fromCharCode(code)])),
  digits: 2,
}

/**
 * Returns the text of a PDF page by page, in drawing order. Chromium embeds fonts as numbered glyphs with a table that maps
 * each number to its character.
 */
export async function readPdfText(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes)
  return pdf.getPages().map((page) => readPage(page))
}

function readPage(page: PDFPage): string {
  const { context } = page.doc
  const contents = page.node.Contents()
  const parts = contents instanceof PDFArray ? contents.asArray().map((part) => context.lookup(part)) : [contents]
  return readDrawing(parts.map(inflate).join('\n'), page.node.Resources(), context)
}

// A text object is one run of characters; the start of the next one ends a word or a line. Semi-transparent content is a
// separate drawing (form XObject) inside the page.
function readDrawing(content: string, resources: PDFDict | undefined, context: PDFContext): string {
  const words: string[] = []
  let font = NO_FONT
  for (const [, name, shapes, end, drawing] of content.matchAll(
    /(\/\S+) [\d.]+ Tf|<([\da-fA-F]+)>|\b(ET)\b|(\/\S+) Do/g,
  )) {
    if (name) font = readFont(find('Font', name))
    if (shapes) words.push(read(shapes, font))
    if (end) words.push('\n')
    const inner = drawing ? find('XObject', drawing) : undefined
    if (inner instanceof PDFRawStream && inner.dict.get(PDFName.of('Subtype')) === PDFName.of('Form')) {
      words.push(readDrawing(inflate(inner), inner.dict.lookupMaybe(PDFName.of('Resources'), PDFDict), context))
    }
  }
  return words.join('')

  function find(kind: string, name: string): PDFObject | undefined {
    return resources?.lookupMaybe(PDFName.of(kind), PDFDict)?.lookup(PDFName.of(name.slice(1)))
  }
}

function readFont(font: PDFObject | undefined): Font {
  if (!(font instanceof PDFDict)) return NO_FONT
  const isStandard = font.lookup(PDFName.of('Subtype')) === PDFName.of('Type1')
  return isStandard ? STANDARD_FONT : readTable(inflate(font.lookup(PDFName.of('ToUnicode'))))
}

// A glyph has two hexadecimal digits in a Type 3 font, otherwise four.
function readTable(table: string): Font {
  const letters = new Map<number, string>()
  for (const [, block] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, shape, letter] of block!.matchAll(/<(\w+)>\s*<(\w+)>/g)) letters.set(hex(shape!), toText(letter!))
  }
  for (const [, block] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, first] of block!.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w{4})>/g)) {
      for (let shift = 0; shift <= hex(to!) - hex(from!); shift++)
        letters.set(hex(from!) + shift, String.fromCharCode(hex(first!) + shift))
    }
  }
  const digits = /begincodespacerange\s*<(\w+)>/.exec(table)?.[1]?.length ?? 4
  return { letters, digits }
}

function read(shapes: string, { letters, digits }: Font): string {
  return split(shapes, digits)
    .map((shape) => letters.get(hex(shape)) ?? '')
    .join('')
}

function toText(letters: string): string {
  return String.fromCharCode(...split(letters, 4).map(hex))
}

function split(digits: string, size: number): string[] {
  return digits.match(new RegExp(`.{${size}}`, 'g')) ?? []
}

function hex(digits: string): number {
  return parseInt(digits, 16)
}

function inflate(stream: PDFObject | undefined): string {
  return stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : ''
}
