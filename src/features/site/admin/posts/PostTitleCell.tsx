import type { DefaultServerCellComponentProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import type { Post } from '@/payload-types'
import { POST_CATEGORIES } from '../../rules/post-categories'
import styles from './posts.module.css'

/** The list column of an article's title, which leads to the article, with its category below. */
export function PostTitleCell({ rowData, viewType }: Pick<DefaultServerCellComponentProps, 'rowData' | 'viewType'>) {
  const { id, category, title } = rowData as Partial<Post> & Pick<Post, 'id'>
  const list = viewType === 'trash' ? 'posts/trash' : 'posts'
  return (
    <span className={styles.title}>
      <a href={adminPaths.document(list, id)}>{title || 'Untitled'}</a>
      {category && <small>{POST_CATEGORIES[category]}</small>}
    </span>
  )
}
