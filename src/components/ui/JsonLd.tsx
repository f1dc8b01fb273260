import { toScriptText, type StructuredData } from '@/lib/structured-data'

/**
 * Structured data of the page for search engines. Browsers never execute this data block, so the CSP does not need to allow
 * it.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{toScriptText(data)}</script>
}
