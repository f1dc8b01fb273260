import { expect, test } from 'vitest'
import { mailHtml } from './html'

test('escapes input as text', () => {
  const html = mailHtml('Hi <b>', 'Hello <script>alert(1)</script>\n\n"quoted" & more', 'en')
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('&quot;quoted&quot; &amp; more')
})

test('escapes the subject in the heading', () => {
  const html = mailHtml(`<img src=x onerror="alert('1')"> & <b>you</b>`, 'Hello', 'en')
  expect(html).toContain('>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;b&gt;you&lt;/b&gt;</h1>')
  expect(html).not.toMatch(/<img|<b>/)
})

test('links an address in the text', () => {
  expect(mailHtml('x', 'See https://academy.test/admin', 'en')).toContain('<a href="https://academy.test/admin"')
})

test('sets the language for screen readers', () => {
  expect(mailHtml('x', 'Hola', 'es')).toContain('<html lang="es">')
})
