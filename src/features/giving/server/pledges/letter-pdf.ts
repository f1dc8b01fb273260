import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib'
import { formatDay, toDay } from '@/lib/dates'
import { letterLines, type Academy, type Gift } from '../../rules/letter'

const PAGE = { width: 612, height: 792, margin: 72 }
const SIZE = 11.5
const LINE = 17

/** Creates one PDF with the acknowledgment letters, one per page. */
export async function lettersPdf(gifts: readonly Gift[], academy: Academy): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const [plain, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)]
  pdf.setTitle('Acknowledgment of gifts')
  for (const gift of gifts) {
    const page = pdf.addPage([PAGE.width, PAGE.height])
    let y = PAGE.height - PAGE.margin
    const write = (text: string, font: PDFFont, size = SIZE) => {
      for (const line of wrap(printable(text, font), font, size)) {
        page.drawText(line, { x: PAGE.margin, y, font, size })
        y -= LINE
      }
    }
    write(academy.academyName, bold, 16)
    write(`${academy.street}, ${academy.cityLine}`, plain)
    y -= 2 * LINE
    write(formatDay(toDay(new Date()), 'MMMM d, yyyy'), plain)
    write(`Reference ${gift.reference}`, plain)
    y -= LINE
    for (const paragraph of letterLines(gift, academy)) {
      write(paragraph, plain)
      y -= LINE * 0.6
    }
  }
  return pdf.save()
}

function wrap(text: string, font: PDFFont, size: number): string[] {
  const width = PAGE.width - 2 * PAGE.margin
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.filter(Boolean)
}

// The standard PDF fonts contain Western letters only: others lose their accents or are replaced by a mark.
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  return [...text].map((letter) => closest(letter, known)).join('')
}

function closest(letter: string, known: ReadonlySet<number>): string {
  if (known.has(letter.codePointAt(0)!)) return letter
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '')
  return known.has(plain.codePointAt(0)!) ? plain : '?'
}
