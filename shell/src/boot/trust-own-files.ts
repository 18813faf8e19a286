import { trustShell } from '../mounting/trust';

const element = document.getElementById('own-integrity');

// The server writes these paths and hashes into the document beside the boot data.
if (element) trustShell(JSON.parse(element.textContent) as Record<string, string>);
