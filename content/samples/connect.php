<?php
// Connects to dTransfer with one POST request, without a body.
declare(strict_types=1);

$request = curl_init('{{connectEndpoint}}');
curl_setopt_array($request, [
    CURLOPT_POST => true,
    CURLOPT_POSTFIELDS => '',
    CURLOPT_HTTPHEADER => ['Content-Type:'], // none: no body
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 10,
]);

if (curl_exec($request) === false) {
    fwrite(STDERR, 'Could not connect: ' . curl_error($request) . PHP_EOL);
    exit(1);
}

$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
if ($status < 200 || $status > 299) {
    fwrite(STDERR, "Could not connect: HTTP {$status}" . PHP_EOL);
    exit(1);
}

echo "Connected: HTTP {$status}", PHP_EOL;
