/** Faults in the blog and the search. */
export const faults = [
  {
    name: 'Below the newest articles one is missing beside the newest articles',
    file: 'src/features/site/rules/blog.ts',
    before: 'posts.filter((post) => post.slug !== slug).slice(0, count)',
    after: 'posts.slice(0, count).filter((post) => post.slug !== slug)',
    caughtBy: { layer: 'unit', file: 'src/features/site/rules/blog.test.ts' },
  },
  {
    name: 'The search finds what lies in the trash',
    file: 'src/database/functions.sql',
    before:
      "WHERE wanted = 'faqs' AND (which IS NULL OR id::text = which) AND _status = 'published' AND deleted_at IS NULL",
    after: "WHERE wanted = 'faqs' AND (which IS NULL OR id::text = which) AND _status = 'published'",
    caughtBy: { layer: 'int', file: 'tests/int/search.test.ts' },
  },
]
