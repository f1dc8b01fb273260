'use client'

import dynamic from 'next/dynamic'

// Loaded only on the page of a child's file.
export const ExportFile = dynamic(() => import('./child-file/ExportFile.client').then((module) => module.ExportFile))
