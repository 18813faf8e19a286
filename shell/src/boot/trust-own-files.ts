import { trustShell } from '../mounting/trust';

const element = document.getElementById('own-integrity');

// Written by the server into the document beside the boot data; paths and hashes only.
if (element) trustShell(JSON.parse(element.textContent) as Record<string, string>);
