'use client'

import dynamic from 'next/dynamic'

// These scripts are needed on a few admin pages only, so each is loaded on demand instead of with every page.

export const RosterTable = dynamic(() => import('./roster/RosterTable.client').then((module) => module.RosterTable))
export const AcceptForm = dynamic(() => import('./AcceptForm.client').then((module) => module.AcceptForm))
export const RolloverTable = dynamic(() => import('./RolloverTable.client').then((module) => module.RolloverTable))
