/** The styles of a child's file. The file is opened from disk, so its styles are inline and use system fonts. */
export const PAGE_STYLES = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #0b0d12; font: 17px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1, h2 { line-height: 1; text-transform: uppercase; font-stretch: condensed; }
h1 { margin: 0.5rem 0 1rem; font-size: clamp(2rem, 6vw, 3.4rem); }
h2 { margin: 3rem 0 0; padding-bottom: 0.5rem; border-bottom: 2px solid #0b0d12; font-size: 1.6rem; }
h3 { margin: 0; font-size: 1.1rem; }
small { color: #4a5262; font-size: 0.9rem; font-weight: 400; text-transform: none; }
header p { max-width: 40rem; margin: 0 0 0.75rem; }
header p:first-child { margin: 0; color: #b93409; font-weight: 700; }
article { padding: 1.25rem 0; border-bottom: 1px solid #d8cdb8; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0.25rem 1.25rem; margin: 0.5rem 0 0; font-size: 0.9rem; }
.facts dt { color: #4a5262; }
.facts dd, .record dd { margin: 0; }
.record { margin: 1rem 0 0; padding: 0.75rem 1rem; background: #f4efe5; }
.record div { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 0 1rem; padding: 0.15rem 0; }
.record dt { color: #4a5262; }
.record dd { font-weight: 600; white-space: pre-wrap; }
table { width: 100%; margin: 1rem 0 0; border-collapse: collapse; font-size: 0.95rem; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid #d8cdb8; text-align: left; vertical-align: top; }
th { overflow-wrap: normal; }
thead th { color: #4a5262; font-weight: 600; }
@media (width < 40rem) {
  .record div { grid-template-columns: minmax(0, 1fr); padding: 0.3rem 0; }
  table { font-size: 0.85rem; }
}
@media print {
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  h2, h3, .facts { break-after: avoid; }
  .record, tr { break-inside: avoid; }
  .record { padding: 0.4rem 0.6rem; border: 1px solid #999; background: none; }
  thead { display: table-header-group; }
}
`
