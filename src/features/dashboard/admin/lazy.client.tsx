'use client'

import dynamic from 'next/dynamic'

// Components that only Today needs. Each is loaded where it is rendered, not with every admin page.

export const AssignFilm = dynamic(() => import('./today/coach/AssignFilm.client').then((module) => module.AssignFilm))
export const SendAddress = dynamic(() => import('./today/SendAddress.client').then((module) => module.SendAddress))
export const LeavingMails = dynamic(() => import('./today/LeavingMails.client').then((module) => module.LeavingMails))
