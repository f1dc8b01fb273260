'use client'

import dynamic from 'next/dynamic'

// Not loaded on every page of the admin, as the client components of its views are.
export const ForgotPasswordForm = dynamic(() =>
  import('./ForgotPasswordForm.client').then((module) => module.ForgotPasswordForm),
)
