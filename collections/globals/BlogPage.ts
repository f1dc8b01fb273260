import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { button, heading, section } from '../fields/page'

/** The texts around the articles; the articles are a collection. */
export const BlogPage = definePage({
  slug: 'blog-page',
  label: 'Blog page',
  description: 'The texts of /blog and around each article. The articles themselves are kept under Site, Articles.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('label', 'Small line above the headline.'),
      line('title', 'The headline, in capitals.', { maxLength: 60 }),
      long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
    ]),
    section('featured', 'Featured', 'Above the two newest featured articles. Without any, it is not shown.', heading()),
    section('articles', 'All articles', 'Above the list with its tabs.', [
      ...heading(),
      line('readLabel', 'Shown on every card.', { maxLength: 40 }),
      line('moreLabel', 'Shown before the topics that have no tab.', { maxLength: 40 }),
      line('newerLabel', 'Leads to the page before.', { defaultValue: 'Newer articles', maxLength: 40 }),
      line('olderLabel', 'Leads to the next page.', { defaultValue: 'Older articles', maxLength: 40 }),
      line('empty', 'Shown for a topic without articles.', { maxLength: 200 }),
    ]),
    section('article', 'Article', 'The words around an article.', [
      line('backLabel', 'Leads back to the blog.', { maxLength: 60 }),
      line('recentTitle', 'Heading above the newest articles.', { maxLength: 60 }),
      line('allLabel', 'Leads from there to the blog.', { maxLength: 60 }),
      line('newerLabel', 'Small line above the next newer article.', { maxLength: 40 }),
      line('olderLabel', 'Small line above the next older article.', { maxLength: 40 }),
    ]),
    section('join', 'Join', 'The card beside every article.', [
      line('title', 'The call, in a few words.', { maxLength: 60 }),
      long('text', 'One sentence.', { required: true, maxLength: 200 }),
      ...button('button', 'Button'),
    ]),
  ],
})
