import { toScriptText, type StructuredData } from '@/lib/structured-data'

/** Facts of the page for search engines. A data block: browsers never run it, so the page's policy need not name it. */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{toScriptText(data)}</script>
}
