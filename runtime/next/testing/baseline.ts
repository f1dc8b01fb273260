// Must be imported before Next, which otherwise does not recognize requests.
import 'next/dist/server/node-environment-baseline.js'
