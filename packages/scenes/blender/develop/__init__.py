"""From light passes to a finished plate: denoising, depth blur, tone curve, JPEG, JSON, key map. numpy and OpenCV only."""
