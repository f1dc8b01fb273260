// Before everything that loads Next, which otherwise knows no requests.
import 'next/dist/server/node-environment-baseline.js'
