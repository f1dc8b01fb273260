'use client'

import dynamic from 'next/dynamic'

// Components that only some pages of the office need. Each is loaded where it is rendered, not with every admin page.

export const InboxSearch = dynamic(() => import('./list/InboxSearch.client').then((module) => module.InboxSearch))
export const InboxList = dynamic(() => import('./list/InboxList.client').then((module) => module.InboxList))
export const InboxBoard = dynamic(() => import('./list/InboxBoard.client').then((module) => module.InboxBoard))
export const SavedViews = dynamic(() => import('./list/SavedViews.client').then((module) => module.SavedViews))
export const InboxExport = dynamic(() => import('./list/InboxExport.client').then((module) => module.InboxExport))
