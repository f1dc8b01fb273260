'use client'

import dynamic from 'next/dynamic'

// Scripts that only some pages of the office need: each is loaded where it is shown, not with every page of the admin.

export const RosterTable = dynamic(() => import('./roster/RosterTable.client').then((module) => module.RosterTable))
export const AcceptForm = dynamic(() => import('./AcceptForm.client').then((module) => module.AcceptForm))
export const RolloverTable = dynamic(() => import('./RolloverTable.client').then((module) => module.RolloverTable))
