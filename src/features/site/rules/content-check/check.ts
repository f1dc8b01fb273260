import { checkAges } from './ages'
import type { CheckFacts } from './facts'
import { checkFees } from './fees'
import { checkHours } from './hours'
import { checkLinks } from './links'
import { listPassages, type Passage } from './passages'
import type { Finding, Warning } from './warning'

const NAMED_HINT = 'Write the first name and initial, such as “Maya R.”'
// File names by cameras and phones: "IMG_2041.jpg", "DSC01234".
const FILE_NAME = /^(?:(?:img|dsc|dscf|pxl|photo|image|screenshot)[-_ ]?\d*|\S+\.(?:jpe?g|png|webp|hei[cf]|gif))$/i

const CHECKS: readonly ((passage: Passage, facts: CheckFacts) => Finding[])[] = [
  checkFees,
  checkAges,
  checkHours,
  checkLinks,
  checkHeading,
  checkPicture,
  checkNames,
]

/**
 * Checks the public texts of a document and returns the warnings for the editor in text order.
 * @param kind the collection or global
 * @param document as stored, without populated relations
 */
export function checkDocument(kind: string, document: object, facts: CheckFacts): Warning[] {
  return listPassages(kind, document).flatMap((passage) =>
    CHECKS.flatMap((check) => check(passage, facts)).map((finding) => toWarning(finding, passage)),
  )
}

function checkHeading({ heading, text }: Passage): Finding[] {
  if (!heading || heading.level <= heading.before + 1) return []
  const level = heading.before + 1
  return [
    {
      kind: 'heading',
      message: `A heading is skipped, from ${heading.before} to ${heading.level}`,
      hint: text ? `“${text}”` : null,
      fix: { label: `Make it ${level}`, change: { level, from: heading.level } },
    },
  ]
}

function checkPicture({ picture }: Passage, { pictures }: CheckFacts): Finding[] {
  const alt = picture === null ? undefined : pictures.get(picture)
  if (alt === undefined || (alt.trim() && !FILE_NAME.test(alt.trim()))) return []
  return [
    {
      kind: 'picture',
      message: 'A picture has no text for people who cannot see it',
      hint: alt.trim() ? `“${alt.trim()}” is the name of a file.` : null,
    },
  ]
}

// Does not include the name, because warnings are stored and shown in lists.
function checkNames({ text }: Passage, { namesPlayer }: CheckFacts): Finding[] {
  return text && namesPlayer(text) ? [{ kind: 'name', message: 'A player is named in full', hint: NAMED_HINT }] : []
}

function toWarning({ kind, message, hint = null, fix = null }: Finding, passage: Passage): Warning {
  const { field, block, where, text } = passage
  return {
    kind,
    key: `${kind}-${hash(`${field} ${text} ${message}`)}`,
    message,
    where,
    hint,
    fix: fix && { ...fix, field, block },
  }
}

// FNV-1a: short, and identical in the browser and on the server. It only needs to distinguish the passages of one document.
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193)
  return (value >>> 0).toString(36)
}
