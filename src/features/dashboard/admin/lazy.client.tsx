'use client'

import dynamic from 'next/dynamic'

// Only the dashboard of coaches needs it: loaded where it is rendered, not with every admin page.
export const AssignFilm = dynamic(() => import('./today/coach/AssignFilm.client').then((module) => module.AssignFilm))
