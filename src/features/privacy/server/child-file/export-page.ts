import { formatCount } from '@/lib/counts'
import { formatDay, formatMoment } from '@/lib/dates'
import { escapeHtml } from '@/lib/escape-html'
import { groupDataLines, deletionDate, periodOf, type DataGroup } from '../../rules/child-file'
import { describePeriods } from '../../rules/data-map/periods'
import { SOURCES } from '../../rules/data-map/row'
import {
  countItems,
  type ChildExport,
  type FileLine,
  type FilePicture,
  type LeftOut,
} from '../../rules/child-export/file'
import { PAGE_STYLES } from './page-styles'
import { formatReaders } from '../../rules/child-export/readers'
import { writeSheet } from '../../rules/child-export/sheet'

/** Writes the page of a child's file. It works offline and in print, without scripts or external resources. */
export function writePage(file: ChildExport): string {
  const { child, academy, madeAt, lines, pictures, leftOut } = file
  const title = `Everything we hold about ${escapeHtml(child.name)}`
  const phone = academy.phone && ` Call us: ${escapeHtml(academy.phone)}.`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${PAGE_STYLES}</style>
</head>
<body>
<main>
<header>
<p>${escapeHtml(academy.name)}</p>
<h1>${title}</h1>
<p>${formatCount(countItems(file), 'thing')}, as of ${formatMoment(madeAt)} in Arizona. Each entry says what it is, why we keep it, where it came from, who may read it and until when. The same is in data.json, for programs.</p>
<p>Something is wrong, or should go?${phone}</p>
</header>
${groupDataLines(lines)
  .map((group) => writeGroup(group, file))
  .join('\n')}
${pictures.length > 0 ? writePictures(pictures) : ''}
${leftOut.length > 0 ? writeLeftOut(leftOut) : ''}
</main>
</body>
</html>
`
}

function writeGroup({ title, count, lines }: DataGroup<FileLine>, file: ChildExport): string {
  return `<section>
<h2>${escapeHtml(title)} <small>${formatCount(count, 'thing')}</small></h2>
${lines.map((line) => writeLine(line, file)).join('\n')}
</section>`
}

function writeLine(line: FileLine, { child, madeFor }: ChildExport): string {
  const period = periodOf(line, child.isOnRoster)
  const day = deletionDate(period, child)
  const until = describePeriods(child.periods)[period]
  const readers = formatReaders(line.readers, madeFor === 'the family' ? 'you' : 'the family')
  const facts = [
    ['Why', line.purpose],
    ['Where from', SOURCES[line.from]],
    ['Who may read it', readers],
    ['Until', day ? `${until}: ${formatDay(day)}` : until],
  ] as const
  return `<article>
<h3>${escapeHtml(line.what)} <small>${formatCount(line.count, 'thing')}</small></h3>
<dl class="facts">${facts.map(([term, value]) => `<div><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
${line.sheets.map(writeSheet).join('\n')}
</article>`
}

// Named, not embedded: the page loads nothing, so that it is safe to open.
function writePictures(pictures: readonly FilePicture[]): string {
  const rows = pictures.map(
    ({ name, alt }) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(alt)}</td></tr>`,
  )
  return `<section>
<h2>Pictures <small>${formatCount(pictures.length, 'thing')}</small></h2>
<table><thead><tr><th scope="col">File beside this page</th><th scope="col">What it shows</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
</section>`
}

function writeLeftOut(leftOut: readonly LeftOut[]): string {
  const rows = leftOut.map(
    ({ what, count, reason }) =>
      `<tr><th scope="row">${escapeHtml(what)}</th><td>${count}</td><td>${escapeHtml(reason)}</td></tr>`,
  )
  return `<section>
<h2>Held, and not in this file</h2>
<table><thead><tr><th scope="col">What</th><th scope="col">Things</th><th scope="col">Why not</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
</section>`
}
